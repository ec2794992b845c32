# Де грають `simulate`, `arena` і `train` та наскільки швидкий пошук.

help-backend = Де грати партії: у процесах цього комп’ютера чи на кластері Ray, який задає RAY_ADDRESS; якщо його немає, Ray запуститься тут. Результати однакові.
error-ray-missing = Ray не встановлено. Встановіть його так: pip install "leadlight[ray]"
error-ray-unreachable = Кластер Ray недоступний: { $reason }
help-bench-search = Ітерацій пошуку за секунду: з компіляцією, без неї та, для порівняння, в OpenSpiel; а також ціна однієї оцінки.
bench-search-title = Ітерацій або оцінок за секунду, медіана { $runs ->
    [one] { $runs } прогону
    [few] { $runs } прогонів
    [many] { $runs } прогонів
   *[other] { $runs } прогону
}
bench-search-cost = Мікросекунд на оцінку позиції для одного місця
