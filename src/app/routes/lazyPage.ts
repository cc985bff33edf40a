import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router'
import { watchFile } from '../../api/timeouts/slowCalls'
import { loadTexts } from '../../language/language'
import type { TextBundle } from '../../language/textBundles'

/** A part of the program could not be fetched: the server was updated, or is away. */
export class PageNotLoaded extends Error {
  override readonly name = 'PageNotLoaded'
}

/**
 * A page that is fetched when it is first needed.
 * @param load  imports the file
 * @param name  what the file exports
 * @param part  the texts that are needed besides the first ones
 */
export function lazyPage<M, N extends string & keyof M>(
  load: () => Promise<M>,
  name: N,
  part?: TextBundle,
): RouteComponent {
  // The router reloads the window by itself for an import that fails, which loses it when the server is away.
  const loaded = async () => {
    try {
      const [file] = await watchFile(Promise.all([load(), part && loadTexts(part)]))
      return file
    } catch (cause) {
      throw new PageNotLoaded('', { cause })
    }
  }
  return lazyRouteComponent(loaded as () => Promise<Record<string, RouteComponent>>, name)
}
