import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router'
import { watchFile } from '../../api/timeouts/slowCalls'
import { loadTexts } from '../../language/language'
import type { TextBundle } from '../../language/textBundles'

/** Thrown when a page module cannot be loaded because the server was updated or is unreachable. */
export class PageNotLoaded extends Error {
  override readonly name = 'PageNotLoaded'
}

/**
 * Creates a page component that loads on first use.
 * @param load  imports the module
 * @param name  name of the exported component
 * @param bundle  text bundle that the page needs in addition to the first bundle
 * @throws (on rendering) PageNotLoaded
 */
export function lazyPage<M, N extends string & keyof M>(
  load: () => Promise<M>,
  name: N,
  bundle?: TextBundle,
): RouteComponent {
  // The router reloads the page after a failed import, which loses the page while the server is unreachable. Another error prevents this.
  const loadModule = async () => {
    try {
      const [module] = await watchFile(Promise.all([load(), bundle && loadTexts(bundle)]))
      return module
    } catch (cause) {
      throw new PageNotLoaded('', { cause })
    }
  }
  return lazyRouteComponent(loadModule as () => Promise<Record<string, RouteComponent>>, name)
}
