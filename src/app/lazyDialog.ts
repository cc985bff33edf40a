import { createElement, type LazyExoticComponent } from 'react'
import { type AnyComponent, lazyComponent } from '../api/program/lazyComponent'
import { loadReactAdminContexts } from './loadReactAdminContexts'

/**
 * Creates a dialog component that loads at its first render. Also loads the contexts of react-admin, because a dialog
 * can open on a page that has not loaded react-admin.
 * @param load imports the module of the dialog
 * @param name name of the export of the module
 */
export const lazyDialog = <M extends Record<N, AnyComponent>, N extends string>(
  load: () => Promise<M>,
  name: N,
): LazyExoticComponent<M[N]> =>
  lazyComponent(async () => {
    const [{ [name]: Dialog }, { ReactAdminContexts }] = await Promise.all([load(), loadReactAdminContexts()])
    // This cast is safe, because the component passes all properties to the dialog.
    const dialog = ((props: object) => createElement(ReactAdminContexts, null, createElement(Dialog, props))) as M[N]
    return { dialog }
  }, 'dialog')
