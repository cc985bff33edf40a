export { SeriesBrowseList } from './SeriesBrowseList'
export { SeriesCard, SeriesPoster } from './SeriesCard'
export { seriesDataSource } from './seriesDataSource'
export { seriesPageLink } from './seriesPageLink'
