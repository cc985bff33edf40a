export { SeriesBrowseList } from './SeriesBrowseList'
export { SeriesCard, SeriesPoster } from './SeriesCard'
export { seriesDataSource } from './seriesDataSource'
export { seriesDetailPageLink } from './seriesDetailPageLink'
