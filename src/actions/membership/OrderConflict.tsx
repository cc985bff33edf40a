import { Button } from '../../components/controls/Button'
import { useTranslate } from '../../language/useTranslate'
import { orderDifferences } from '../../lists/ordering/mergeOrder'
import styles from './ArrangeMembers.module.css'

/** So many are enough to tell two orders apart. */
const MOST = 8

export type OrderDifferences = ReturnType<typeof orderDifferences>

/** The things that tell two orders apart best. */
export const differingItems = (mine: readonly string[], theirs: readonly string[]): OrderDifferences =>
  orderDifferences(mine, theirs).slice(0, MOST)

type OrderConflictProps = {
  apart: OrderDifferences
  titleOf: (id: string) => string
  onResolve: (keep: 'mine' | 'theirs') => void
}

/** Someone else made another order meanwhile: both are shown by what stands elsewhere, and the person chooses. */
export function OrderConflict({ apart, titleOf, onResolve }: OrderConflictProps) {
  const t = useTranslate()
  return (
    <section className={styles.conflict} role="alert">
      <h3>{t('members.conflict')}</h3>
      <div className={styles.choices}>
        <Button onClick={() => onResolve('mine')}>{t('dialog.conflict.keepMine')}</Button>
        <Button onClick={() => onResolve('theirs')}>{t('dialog.conflict.takeTheirs')}</Button>
      </div>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('dialog.conflict.mine')}</th>
            <th scope="col">{t('dialog.conflict.theirs')}</th>
          </tr>
        </thead>
        <tbody>
          {apart.map(({ id, mine, theirs }) => (
            <tr key={id}>
              <th scope="row">
                <bdi>{titleOf(id)}</bdi>
              </th>
              <td>{mine}</td>
              <td>{theirs}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
