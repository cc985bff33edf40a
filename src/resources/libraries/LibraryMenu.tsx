import { can } from '../../access/permissions'
import { useCurrentUser } from '../../access/SessionContext'
import { ActionItems } from '../../actions/ActionItems'
import type { Library } from '../../generated/model.schemas'

/** Whether the current user can edit, scan or delete libraries. */
export const useMayManageLibrary = (): boolean => can(useCurrentUser(), 'library.manage')

/** Menu items of the actions on one library. */
export const LibraryActionItems = ({ library }: { library: Library }) => (
  <ActionItems noun="libraries" things={[{ record: library, title: library.name }]} />
)

/** Menu items of the actions that apply to all libraries at once. */
export const AllLibrariesActionItems = ({ libraries }: { libraries: readonly Library[] }) => (
  <ActionItems
    noun="libraries"
    only={['scan', 'scanDeep', 'emptyTrash']}
    things={libraries.map(library => ({ record: library, title: library.name }))}
  />
)
