import { useMemo } from 'react'
import { encode } from 'uqr'
import styles from './QrCode.module.css'

/** Width of the light margin around the code, in modules. Scanners need the margin. */
const QUIET_ZONE = 4

/**
 * QR code of a text. Dark on light in both themes, because many scanners cannot read inverted codes.
 * @param label accessible name
 */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => drawQrCode(text), [text])
  return (
    <svg
      role="img"
      aria-label={label}
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  )
}

/** Returns the size of a QR code, and an SVG path of its dark modules (squares). The unit of both is a module. */
function drawQrCode(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return { size, path }
}
