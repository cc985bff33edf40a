import type { DefinitionItem } from '../../../components/page/DefinitionList'
import type { Author } from '../../../generated/model.schemas'
import { translate } from '../../../language/interfaceLanguage'
import { FilterValueLinks } from '../../../lists/filters/FilterValueLinks'
import { groupAuthorsByRole, isStandardAuthorRole } from './groupAuthorsByRole'

/**
 * Creates an item of an HTML definition list for each author role. The item contains the names of the authors with this
 * role. Each name links to a list of the series by this author in the library `libraryId`.
 */
export const createAuthorDefinitionItems = (authors: readonly Author[], libraryId: string): DefinitionItem[] =>
  groupAuthorsByRole(authors).map(({ role, names }) => ({
    name: isStandardAuthorRole(role) ? translate(`list.filter.${role}`) : capitalize(role),
    value: (
      <FilterValueLinks filter={isStandardAuthorRole(role) ? role : 'author'} values={names} libraryId={libraryId} />
    ),
  }))

const capitalize = (role: string) => role.charAt(0).toLocaleUpperCase() + role.slice(1)
