export { SeriesBrowse } from './SeriesBrowse'
export { SeriesCard, SeriesPoster } from './SeriesCard'
export { seriesLink } from './seriesLink'
export { seriesSource } from './seriesSource'
