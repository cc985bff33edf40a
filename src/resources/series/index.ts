export { SeriesBrowse } from './SeriesBrowse'
export { SeriesCard } from './SeriesCard'
export { seriesLink } from './seriesLink'
export { seriesSource } from './seriesSource'
