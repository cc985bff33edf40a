import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react'
import { addSlowImage } from '../feedback/slowRequests'

/** Time in milliseconds after which a loading image counts as slow, as for server calls. */
export const SLOW_IMAGE_AFTER_MS = 8_000

type ServerImageProps = Omit<ComponentProps<'img'>, 'ref' | 'loading' | 'onLoad' | 'onError'> & {
  src: string
  alt: string
  /** Content that replaces an image that cannot be loaded. */
  fallback: ReactNode
}

/**
 * Image from the server. A slow image counts as a slow request, so the dialog or page shows a message with a retry
 * button.
 */
export function ServerImage(props: ServerImageProps) {
  return <LoadingImage key={props.src} {...props} />
}

function LoadingImage({ fallback, alt, ...attributes }: ServerImageProps) {
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading')
  const [attempt, setAttempt] = useState(0)
  const element = useRef<HTMLImageElement>(null)
  useEffect(() => {
    if (state !== 'loading') return
    // Aborts the request. Otherwise, the next element with the same URL would wait for it too.
    const abort = () => element.current?.removeAttribute('src')
    const retry = () => {
      abort()
      setAttempt(attempt + 1)
    }
    const stop = () => {
      abort()
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
  }, [state, attempt])
  if (state === 'failed') return fallback
  return (
    <img
      {...attributes}
      key={attempt}
      ref={element}
      alt={alt}
      onLoad={() => setState('loaded')}
      onError={() => setState('failed')}
    />
  )
}
