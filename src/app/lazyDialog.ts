import { createElement, type LazyExoticComponent, type lazy } from 'react'
import { lazyComponent } from '../api/program/lazyComponent'

type AnyComponent = Awaited<ReturnType<Parameters<typeof lazy>[0]>>['default']

/**
 * Creates a dialog component that loads at its first render, together with the contexts of react-admin. A dialog can
 * open on a page that has not loaded react-admin.
 * @param load imports the module of the dialog
 * @param name name of the export of the module
 */
export const lazyDialog = <M extends Record<N, AnyComponent>, N extends string>(
  load: () => Promise<M>,
  name: N,
): LazyExoticComponent<M[N]> =>
  lazyComponent(async () => {
    const [{ [name]: Dialog }, { ReactAdminContexts, reactAdminReady }] = await Promise.all([
      load(),
      import('./ReactAdminContexts'),
    ])
    await reactAdminReady
    // This cast is safe, because the component passes all properties to the dialog.
    const dialog = ((props: object) => createElement(ReactAdminContexts, null, createElement(Dialog, props))) as M[N]
    return { dialog }
  }, 'dialog')
