import { type ComponentType, type LazyExoticComponent, Suspense } from 'react'
import { DialogMemoryContext, type DialogName, type DialogProps, useOpenDialogs } from './dialogs'

/** A lazily loaded component for each dialog. */
export type DialogRegistry = { [Name in DialogName]: LazyExoticComponent<ComponentType<DialogProps<Name>>> }

/** Renders the open dialogs. Mounted once, above all routes. */
export function DialogHost({ registry }: { registry: DialogRegistry }) {
  return useOpenDialogs().map(({ id, name, asks, answer, memory }) => {
    // The dialog name ties the request and result types to the component; `openDialog` guarantees them.
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
