export { RecordFormWithPosters } from './RecordFormWithPosters'
export { usePostersFormSection } from './usePostersFormSection'
