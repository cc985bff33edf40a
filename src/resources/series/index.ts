export { SeriesBrowse } from './SeriesBrowse'
export { SeriesCard, SeriesPoster } from './SeriesCard'
export { seriesLink } from './seriesLink'
export { type SeriesFilter, seriesSource } from './seriesSource'
