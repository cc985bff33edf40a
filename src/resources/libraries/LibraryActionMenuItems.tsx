import { hasPermission } from '../../access/permissions'
import { useCurrentUser } from '../../access/SessionContext'
import { ActionMenuItems } from '../../actions/ActionMenuItems'
import type { Library } from '../../generated/model.schemas'

/** Returns whether the current user may edit, scan and delete libraries. */
export const useCanManageLibraries = (): boolean => hasPermission(useCurrentUser(), 'library.manage')

/** Menu items for the actions that the user can run on a library. */
export const LibraryActionMenuItems = ({ library }: { library: Library }) => (
  <ActionMenuItems resource="libraries" records={[{ record: library, title: library.name }]} />
)

/** Menu items for the actions that run on all libraries at once. */
export const AllLibrariesActionMenuItems = ({ libraries }: { libraries: readonly Library[] }) => (
  <ActionMenuItems
    resource="libraries"
    limitTo={['scan', 'scanDeep', 'emptyTrash']}
    records={libraries.map(library => ({ record: library, title: library.name }))}
  />
)
