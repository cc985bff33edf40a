import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router'
import { trackModuleLoadAsPendingServerCall } from '../../api/timeouts/slowServerCalls'
import { loadTextBundle } from '../../language/interfaceLanguage'
import type { TextBundleName } from '../../language/textBundles'

/** Thrown if the code of a page cannot load, because the server is unreachable or has a new build. */
export class PageLoadError extends Error {
  override readonly name = 'PageLoadError'
}

/**
 * Creates a page component whose code loads when the page opens for the first time. If the load fails, rendering the
 * component throws a PageLoadError.
 * @param load imports the module
 * @param name name of the component among the exports of the module
 * @param bundle additional bundle of interface texts that the page needs
 */
export function lazyPage<M, N extends string & keyof M>(
  load: () => Promise<M>,
  name: N,
  bundle?: TextBundleName,
): RouteComponent {
  // Throws a PageLoadError instead of the import error, because TanStack Router reloads the browser page after an
  // import error.
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
