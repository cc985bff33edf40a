export { usePosterDraft } from './usePosterDraft'
