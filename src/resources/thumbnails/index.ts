export { usePostersFormSection } from './usePostersFormSection'
