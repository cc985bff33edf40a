import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentType, lazy, Suspense } from 'react'
import { DataProviderContext, TestMemoryRouter } from 'react-admin'
import { type SessionActor, SessionProvider } from '../../../src/access/SessionContext'
import { queryClient } from '../../../src/api/cache/queryClient'
import { dataProvider } from '../../../src/app/dataProvider'
import { ConfirmDeleteDialog } from '../../../src/dialogs/ConfirmDeleteDialog'
import { DialogHost, type DialogRegistry } from '../../../src/dialogs/DialogHost'
import {
  type DialogName,
  type DialogProps,
  type DialogRequestAndResultTypes,
  type OpenDialogEntry,
  openDialog,
  useOpenDialogEntries,
} from '../../../src/dialogs/dialogStore'
import { NoticeList } from '../../../src/shell/NoticeList'

type DialogComponents = { [Name in DialogName]?: ComponentType<DialogProps<Name>> }

const snapshot = { value: 'signedIn', context: { me: { id: 'USER', email: 'user@example.org', roles: [] } } }

/** Session of a signed-in user without roles. It never changes. */
const session = {
  getSnapshot: () => snapshot,
  subscribe: () => ({ unsubscribe: () => {} }),
} as unknown as SessionActor

/**
 * Renders the dialog host with the list of notices, and opens a dialog.
 * @param components components of the dialogs that the test may open. The keys are dialog names.
 * @returns a simulated user, a promise with the result of the dialog, and the result of `render`
 */
export function renderDialog<Name extends DialogName>(
  components: DialogComponents,
  name: Name,
  options: DialogRequestAndResultTypes[Name]['request'],
) {
  const registry = Object.fromEntries(
    Object.entries({ confirmDelete: ConfirmDeleteDialog, ...components }).map(([key, Part]) => [
      key,
      lazy(async () => ({ default: Part as ComponentType })),
    ]),
  ) as unknown as DialogRegistry
  const user = userEvent.setup()
  queryClient.clear()
  for (const { close } of leftOpen) close()
  const dialogResult = openDialog(name, options)
  const view = render(
    <SessionProvider session={session}>
      <QueryClientProvider client={queryClient}>
        <TestMemoryRouter>
          <DataProviderContext value={dataProvider}>
            <Suspense fallback={null}>
              <DialogHost registry={registry} />
              <OpenDialogsObserver />
              <NoticeList />
            </Suspense>
          </DataProviderContext>
        </TestMemoryRouter>
      </QueryClientProvider>
    </SessionProvider>,
  )
  return { user, dialogResult, ...view }
}

/**
 * Dialogs that a test has opened. All tests of a file use the same dialog store. Therefore the next test first closes
 * the dialogs that are still open.
 */
let leftOpen: readonly OpenDialogEntry[] = []

function OpenDialogsObserver() {
  leftOpen = useOpenDialogEntries()
  return null
}
