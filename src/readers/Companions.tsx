import { Suspense, useEffect, useState } from 'react'
import { useSession, useSessionSnapshot } from '../access/SessionContext'
import { lazyPart } from '../components/lazyPart'
import { useTranslate } from '../language/useTranslate'
import styles from './Companions.module.css'
import { syncKept } from './keptSync'
import { MoreInputs } from './MoreInputs'
import { SignsAtEdges } from './SignsAtEdges'
import { useSettingsInForce } from './settingsInForce'
import type { Frame } from './useFrame'
import type { Reader } from './useReader'
import { keepAwake } from './wakeLock'
import { watchElsewhere } from './watchElsewhere'

const AccountChangedDialog = lazyPart(() => import('./AccountChangedDialog'), 'AccountChangedDialog')
const SessionDialog = lazyPart(() => import('./SessionDialog'), 'SessionDialog')

interface Props {
  readonly reader: Reader
}

interface CompanionProps extends Props {
  readonly frame: Frame
}

/** What goes along with reading from shortly after the first page on: nothing of it is needed to see that page. */
export function Companions({ reader, frame }: CompanionProps) {
  const { book } = useSettingsInForce()
  useEffect(keepAwake, [])
  // The server may be away once the end is reached.
  useEffect(() => void import('./EdgeCard').catch(() => {}), [])
  useEffect(() => {
    const { bookId } = reader.actor.getSnapshot().context
    return syncKept(reader.userId, [bookId, book?.seriesId ?? '', book?.libraryId ?? ''])
  }, [reader, book])
  return (
    <>
      <ElsewhereOffer reader={reader} />
      <SessionDoor />
      <SignsAtEdges signs={frame.signs} />
      <MoreInputs {...frame} />
    </>
  )
}

/** While nobody is signed in: the way in, as a dialog first, as a button once that was closed. */
function SessionDoor() {
  const t = useTranslate()
  const { state } = useSession()
  const isReplaced = useSessionSnapshot(snapshot => snapshot.matches({ signedIn: 'replaced' }))
  const isOut = state === 'signedOut' || state === 'signingIn'
  const [closed, setClosed] = useState(false)
  useEffect(() => {
    if (!isOut) setClosed(false)
  }, [isOut])
  if (isReplaced)
    return (
      <Suspense fallback={null}>
        <AccountChangedDialog />
      </Suspense>
    )
  if (!isOut) return null
  if (closed)
    return (
      <button type="button" className={styles.door} onClick={() => setClosed(false)}>
        {t('reader.session.open')}
      </button>
    )
  return (
    <Suspense fallback={null}>
      <SessionDialog onClose={() => setClosed(true)} />
    </Suspense>
  )
}

/** A place that the person reached on another device: one goes there or stays, nothing happens by itself. */
function ElsewhereOffer({ reader }: Props) {
  const t = useTranslate()
  const [offer, setOffer] = useState<Parameters<Parameters<typeof watchElsewhere>[1]>[0]>()
  useEffect(() => watchElsewhere(reader, setOffer), [reader])
  if (!offer) return null
  return (
    <section className={styles.offer} aria-label={t('reader.elsewhere.label')}>
      <p role="status">{offer.words}</p>
      <div>
        <button type="button" className={styles.primary} onClick={offer.goThere}>
          {t('reader.elsewhere.go')}
        </button>
        <button type="button" onClick={offer.stay}>
          {t('reader.elsewhere.stay')}
        </button>
      </div>
    </section>
  )
}
