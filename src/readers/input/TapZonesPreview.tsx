import { useEffect, useRef, useState } from 'react'
import { useTranslate } from '../../language/useTranslate'
import type { PreferenceValue } from '../../preferences/preferences'
import { useSetting } from '../settings/effectiveSettings'
import styles from './TapZonesPreview.module.css'
import { tapZonesOf } from './tapZoneLayouts'
import { type ReadingMode, type Zone, zoneAt } from './tapZones'

interface MapProps {
  readonly layout: PreferenceValue<'reader.tapZones'>
  readonly inverted: boolean
  readonly mode: ReadingMode
  readonly className?: string
  /** Returns the label of a zone; labels are shown when present. */
  readonly label?: (zone: Zone) => string
}

/** Number of grid cells per axis: fine enough for zones that end at a quarter or a third. */
const parts = 12

/** Preview of a tap zone layout, drawn from a grid of samples. */
export function TapZoneMap({ layout, inverted, mode, className, label }: MapProps) {
  const zones = tapZonesOf(layout, inverted)
  const runs = runsOf((x, y) => zoneAt({ x, y }, { width: parts, height: parts }, mode, zones))
  return (
    <span className={className} aria-hidden={label === undefined}>
      <svg
        viewBox={`0 0 ${parts} ${parts}`}
        preserveAspectRatio="none"
        className={styles.map}
        shapeRendering="crispEdges"
        aria-hidden
      >
        {runs.map(({ zone, x, y, width }) => (
          <rect key={`${x} ${y}`} data-zone={zone} x={x} y={y} width={width} height={1.02} />
        ))}
      </svg>
      {label &&
        (['previous', 'next', 'menu'] as const).map(zone => {
          const spot = middleOf(runs.filter(run => run.zone === zone))
          return (
            spot && (
              <span key={zone} className={styles.name} style={{ left: `${spot.x}%`, top: `${spot.y}%` }}>
                {label(zone)}
              </span>
            )
          )
        })}
    </span>
  )
}

/**
 * Shows the tap zones over the page for a moment after the layout has changed.
 * @param begunWith  layout when the book was opened
 */
export function TapZonesPreview({ begunWith }: { begunWith: string }) {
  const t = useTranslate()
  const [layout] = useSetting('reader.tapZones')
  const [inverted] = useSetting('reader.tapInvert')
  const [mode] = useSetting('reader.mode')
  const [shown, setShown] = useState(false)
  const before = useRef(begunWith)
  useEffect(() => {
    const now = `${layout} ${inverted}`
    if (before.current === now) return
    before.current = now
    setShown(true)
    const timer = setTimeout(() => setShown(false), 3_000)
    return () => clearTimeout(timer)
  }, [layout, inverted])
  if (!shown) return null
  return (
    <div className={styles.overlay}>
      <TapZoneMap
        layout={layout}
        inverted={inverted}
        mode={mode}
        className={styles.whole}
        label={zone => t(`reader.zone.${zone}`)}
      />
    </div>
  )
}

interface Run {
  readonly zone: Zone
  readonly x: number
  readonly y: number
  readonly width: number
}

/** Merges adjacent cells of a row with the same zone. */
function runsOf(zoneOf: (x: number, y: number) => Zone): readonly Run[] {
  const runs: Run[] = []
  for (let y = 0; y < parts; y++) {
    for (let x = 0; x < parts; x++) {
      const zone = zoneOf(x + 0.5, y + 0.5)
      const last = runs.at(-1)
      if (last && last.y === y && last.zone === zone) runs[runs.length - 1] = { ...last, width: last.width + 1 }
      else runs.push({ zone, x, y, width: 1 })
    }
  }
  return runs
}

/** Returns a point inside a zone in percent: the middle of its widest row; of several, the middle one. */
function middleOf(runs: readonly Run[]): { x: number; y: number } | undefined {
  const widest = Math.max(...runs.map(({ width }) => width))
  const lines = runs.filter(({ width }) => width === widest)
  const line = lines[Math.floor(lines.length / 2)]
  return line && { x: ((line.x + line.width / 2) / parts) * 100, y: ((line.y + 0.5) / parts) * 100 }
}
