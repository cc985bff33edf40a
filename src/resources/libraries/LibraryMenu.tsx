import { can } from '../../access/permissions'
import { useCurrentUser } from '../../access/SessionContext'
import { ActionItems } from '../../actions/ActionItems'
import type { Library } from '../../generated/model.schemas'

/** Whether the person may do anything to libraries at all. */
export const useMayManageLibrary = (): boolean => can(useCurrentUser(), 'library.manage')

/** What may be done to one library, as entries of a menu. */
export const LibraryActionItems = ({ library }: { library: Library }) => (
  <ActionItems noun="libraries" things={[{ record: library, title: library.name }]} />
)

/** What may be done to all libraries at once. */
export const AllLibrariesActionItems = ({ libraries }: { libraries: readonly Library[] }) => (
  <ActionItems
    noun="libraries"
    only={['scan', 'scanDeep', 'emptyTrash']}
    things={libraries.map(library => ({ record: library, title: library.name }))}
  />
)
