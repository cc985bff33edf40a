import { useEffect, useRef, useState } from 'react'
import { useTranslate } from '../../language/useTranslate'
import type { PreferenceValue } from '../../preferences/preferenceStore'
import { useReaderSetting } from '../settings/effectiveReaderSettings'
import styles from './TapZonesPreview.module.css'
import { getTapZonesOfLayout } from './tapZoneLayouts'
import { getTapZoneAtPoint, type ReadingMode, type TapZone } from './tapZones'

interface TapZoneDiagramProps {
  readonly layout: PreferenceValue<'reader.tapZones'>
  readonly inverted: boolean
  readonly mode: ReadingMode
  readonly className?: string
  /** Returns the label text of a tap zone. If this function is missing, the diagram shows no labels. */
  readonly label?: (zone: TapZone) => string
}

/**
 * Number of rows and columns in the grid of the diagram. The number must be divisible by 3 and 4, because tap zones are
 * thirds or quarters of the page.
 */
const GRID_CELLS = 12

export function TapZoneDiagram({ layout, inverted, mode, className, label }: TapZoneDiagramProps) {
  const zones = getTapZonesOfLayout(layout, inverted)
  const runs = mergeZoneRuns((x, y) =>
    getTapZoneAtPoint({ x, y }, { width: GRID_CELLS, height: GRID_CELLS }, mode, zones),
  )
  return (
    <span className={className} aria-hidden={label === undefined}>
      <svg
        viewBox={`0 0 ${GRID_CELLS} ${GRID_CELLS}`}
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
          const position = labelPosition(runs.filter(run => run.zone === zone))
          return (
            position && (
              <span key={zone} className={styles.name} style={{ left: `${position.x}%`, top: `${position.y}%` }}>
                {label(zone)}
              </span>
            )
          )
        })}
    </span>
  )
}

/**
 * Shows the tap zones over the page for three seconds after the user has changed them.
 * @param initialLayout values of the settings `reader.tapZones` and `reader.tapInvert` when the book was opened,
 *   separated by a space, for example `edges false`
 */
export function TapZonesPreview({ initialLayout }: { initialLayout: string }) {
  const t = useTranslate()
  const [layout] = useReaderSetting('reader.tapZones')
  const [inverted] = useReaderSetting('reader.tapInvert')
  const [mode] = useReaderSetting('reader.mode')
  const [shown, setShown] = useState(false)
  const previous = useRef(initialLayout)
  useEffect(() => {
    const current = `${layout} ${inverted}`
    if (previous.current === current) return
    previous.current = current
    setShown(true)
    const timer = setTimeout(() => setShown(false), 3_000)
    return () => clearTimeout(timer)
  }, [layout, inverted])
  if (!shown) return null
  return (
    <div className={styles.overlay}>
      <TapZoneDiagram
        layout={layout}
        inverted={inverted}
        mode={mode}
        className={styles.fill}
        label={zone => t(`reader.zone.${zone}`)}
      />
    </div>
  )
}

interface ZoneRun {
  readonly zone: TapZone
  readonly x: number
  readonly y: number
  readonly width: number
}

/** Merges neighboring grid cells of a row into a single rectangle if they belong to the same tap zone. */
function mergeZoneRuns(zoneOf: (x: number, y: number) => TapZone): readonly ZoneRun[] {
  const runs: ZoneRun[] = []
  for (let y = 0; y < GRID_CELLS; y++) {
    for (let x = 0; x < GRID_CELLS; x++) {
      const zone = zoneOf(x + 0.5, y + 0.5)
      const last = runs.at(-1)
      if (last && last.y === y && last.zone === zone) runs[runs.length - 1] = { ...last, width: last.width + 1 }
      else runs.push({ zone, x, y, width: 1 })
    }
  }
  return runs
}

/**
 * Returns the position of the label of a tap zone, as percentages of the width and height of the diagram. The label is
 * in the widest row of the zone. If several rows have this width, the label is in the middle row of these rows.
 */
function labelPosition(runs: readonly ZoneRun[]): { x: number; y: number } | undefined {
  const widest = Math.max(...runs.map(({ width }) => width))
  const lines = runs.filter(({ width }) => width === widest)
  const line = lines[Math.floor(lines.length / 2)]
  return line && { x: ((line.x + line.width / 2) / GRID_CELLS) * 100, y: ((line.y + 0.5) / GRID_CELLS) * 100 }
}
