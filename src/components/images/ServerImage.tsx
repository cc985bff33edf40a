import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react'
import { addSlowImage } from '../feedback/slowRequests'

/** Loading time in milliseconds after which the page reports an image as slow. Server calls have the same limit. */
export const SLOW_IMAGE_AFTER_MS = 8_000
/**
 * Pause in milliseconds between the abort of a slow image request and the next request for the image. Without the
 * pause, browsers would continue to wait for the response to the aborted request.
 */
const RELEASE_MS = 100

type ServerImageProps = Omit<ComponentProps<'img'>, 'ref' | 'loading' | 'onLoad' | 'onError'> & {
  src: string
  alt: string
  /** Content that replaces an image that cannot be loaded. */
  fallback: ReactNode
}

/**
 * Image from the server. If the image loads slowly, the surrounding dialog or page shows a message with a retry button.
 */
export function ServerImage(props: ServerImageProps) {
  return <LoadingImage key={props.src} {...props} />
}

function LoadingImage({ src, fallback, alt, ...attributes }: ServerImageProps) {
  const [state, setState] = useState<'loading' | 'aborted' | 'loaded' | 'failed'>('loading')
  const element = useRef<HTMLImageElement>(null)
  useEffect(() => {
    if (state === 'aborted') {
      const timer = setTimeout(() => setState('loading'), RELEASE_MS)
      return () => clearTimeout(timer)
    }
    if (state !== 'loading') return
    const retry = () => setState('aborted')
    const stop = () => {
      element.current?.removeAttribute('src')
      setState('failed')
    }
    let removeSlowImage = () => {}
    const timer = setTimeout(() => {
      removeSlowImage = addSlowImage({ retry, stop })
    }, SLOW_IMAGE_AFTER_MS)
    return () => {
      clearTimeout(timer)
      removeSlowImage()
    }
  }, [state])
  if (state === 'failed') return fallback
  return (
    <img
      {...attributes}
      ref={element}
      src={state === 'aborted' ? undefined : src}
      alt={alt}
      onLoad={() => setState('loaded')}
      onError={() => setState('failed')}
    />
  )
}
