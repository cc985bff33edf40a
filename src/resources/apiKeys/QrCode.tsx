import { useMemo } from 'react'
import { encode } from 'uqr'
import styles from './QrCode.module.css'

/** Width of the empty margin around the QR code, in squares of the code. The QR code standard requires this margin. */
const QUIET_ZONE_MODULES = 4

/**
 * QR code of a text. The code is dark on light in the dark theme too, because many scanners cannot read inverted codes.
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

/**
 * Returns the number of squares along each edge of a QR code, including the margin. Also returns an SVG path that draws
 * the dark squares.
 */
function drawQrCode(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE_MODULES })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return { size, path }
}
