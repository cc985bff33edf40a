import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router'
import { trackModuleLoadAsPendingServerCall } from '../../api/timeouts/slowServerCalls'
import { loadTextBundle } from '../../language/interfaceLanguage'
import type { TextBundleName } from '../../language/textBundles'

/** Thrown if the module of a page cannot load, because the server was updated or is unreachable. */
export class PageLoadError extends Error {
  override readonly name = 'PageNotLoaded'
}

/**
 * Creates a page component that loads on first use. If the load fails, the component throws a PageLoadError during
 * rendering.
 * @param load imports the module
 * @param name name of the export of the module
 * @param bundle additional text bundle of the page
 */
export function lazyPage<M, N extends string & keyof M>(
  load: () => Promise<M>,
  name: N,
  bundle?: TextBundleName,
): RouteComponent {
  // TanStack Router reloads the page after a failed import. A PageLoadError prevents this reload.
  const loadModule = async () => {
    try {
      const [module] = await trackModuleLoadAsPendingServerCall(Promise.all([load(), bundle && loadTextBundle(bundle)]))
      return module
    } catch (cause) {
      throw new PageLoadError('', { cause })
    }
  }
  return lazyRouteComponent(loadModule as () => Promise<Record<string, RouteComponent>>, name)
}
