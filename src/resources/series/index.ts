export { getSeriesDetailPageLink } from './getSeriesDetailPageLink'
export { SeriesBrowseList } from './SeriesBrowseList'
export { isSeriesUnstarted, SeriesCard, SeriesPoster } from './SeriesCard'
export { seriesDataSource } from './seriesDataSource'
