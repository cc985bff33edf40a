import { type ComponentType, type LazyExoticComponent, Suspense } from 'react'
import { DialogMemoryContext, type DialogName, type DialogProps, useOpenDialogs } from './dialogs'

/** One component for each dialog, loaded when it is first opened. */
export type DialogRegistry = { [Name in DialogName]: LazyExoticComponent<ComponentType<DialogProps<Name>>> }

/** Draws the open dialogs. Stands once in the app, above all routes. */
export function DialogHost({ registry }: { registry: DialogRegistry }) {
  return useOpenDialogs().map(({ id, name, asks, answer, memory }) => {
    // The name ties asks and answer to its component: openDialog is the only way in.
    const Component = registry[name] as ComponentType<{ asks: unknown; answer: (value?: unknown) => void }>
    return (
      <DialogMemoryContext key={id} value={memory}>
        <Suspense fallback={null}>
          <Component asks={asks} answer={answer} />
        </Suspense>
      </DialogMemoryContext>
    )
  })
}
