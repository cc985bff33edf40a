import { type ComponentType, type LazyExoticComponent, Suspense, useEffect } from 'react'
import { startRecordingFocus } from '../components/focus/focusReturn'
import {
  type DialogName,
  type DialogProps,
  RestorableDialogUserInputContext,
  useOpenDialogEntries,
} from './dialogStore'

/**
 * Component of each dialog, by dialog name. The code of a component is loaded when its dialog opens for the first time.
 */
export type DialogRegistry = { [Name in DialogName]: LazyExoticComponent<ComponentType<DialogProps<Name>>> }

/** Renders the open dialogs. Mounted once, in the layout of the app shell. */
export function DialogHost({ registry }: { registry: DialogRegistry }) {
  useEffect(startRecordingFocus, [])
  return useOpenDialogEntries().map(({ id, name, request, close, onShown, preservedState }) => {
    // This cast is safe, because `openDialog` checks the types for each dialog name.
    const Component = registry[name] as ComponentType<{ request: unknown; close: (value?: unknown) => void }>
    return (
      <RestorableDialogUserInputContext key={id} value={preservedState}>
        <Suspense fallback={null}>
          <Component request={request} close={close} />
          <ReportShown onShown={onShown} />
        </Suspense>
      </RestorableDialogUserInputContext>
    )
  })
}

/**
 * Calls `onShown` after a dialog has rendered for the first time. This component and the dialog are in the same
 * `Suspense` element. React therefore mounts this component and runs its effect only after the code of the dialog has
 * loaded.
 */
function ReportShown({ onShown }: { onShown: () => void }) {
  useEffect(onShown, [onShown])
  return null
}
