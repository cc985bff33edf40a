export { getSeriesDetailPageLink } from './getSeriesDetailPageLink'
export { SeriesBrowseList } from './SeriesBrowseList'
export { SeriesCard, SeriesPoster } from './SeriesCard'
export { seriesDataSource } from './seriesDataSource'
