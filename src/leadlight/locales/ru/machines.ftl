# Где играют `simulate`, `arena` и `train` и насколько быстр поиск.

help-backend = Где играть партии: в процессах этого компьютера или на кластере Ray, который задаёт RAY_ADDRESS; если его нет, Ray запустится здесь. Результаты одинаковы.
error-ray-missing = Ray не установлен. Установите его так: pip install "leadlight[ray]"
error-ray-unreachable = Кластер Ray недоступен: { $reason }
help-bench-search = Итераций поиска в секунду: скомпилированный код, интерпретируемый и для сравнения OpenSpiel; а также цена одной оценки.
bench-search-title = Итераций или оценок в секунду, медиана { $runs ->
    [one] { $runs } прогона
    [few] { $runs } прогонов
    [many] { $runs } прогонов
   *[other] { $runs } прогона
}
bench-search-cost = Микросекунд на оценку позиции для одного места
