# Де грають `simulate`, `arena` і `train` та наскільки швидкий пошук.

help-backend = Де грати партії: у процесах цього комп’ютера чи на кластері Ray, який задає RAY_ADDRESS; якщо його немає, Ray запуститься тут. Результати однакові.
error-ray-missing = Ray не встановлено. Встановіть його так: pip install "leadlight[ray]"
error-ray-unreachable = Кластер Ray недоступний: { $reason }
