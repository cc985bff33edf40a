import { type ComponentType, type LazyExoticComponent, Suspense } from 'react'
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

/** Renders the open dialogs. Mounted once, above all routes. */
export function DialogHost({ registry }: { registry: DialogRegistry }) {
  return useOpenDialogEntries().map(({ id, name, request, close, preservedState }) => {
    // This cast is safe, because `openDialog` checks the types for each dialog name.
    const Component = registry[name] as ComponentType<{ request: unknown; close: (value?: unknown) => void }>
    return (
      <RestorableDialogUserInputContext key={id} value={preservedState}>
        <Suspense fallback={null}>
          <Component request={request} close={close} />
        </Suspense>
      </RestorableDialogUserInputContext>
    )
  })
}
