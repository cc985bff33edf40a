import { Button } from '../../components/controls/Button'
import { useTranslate } from '../../language/useTranslate'
import { orderDifferences } from '../../lists/ordering/mergeOrder'
import styles from './ArrangeMembers.module.css'

/** Number of differing members that are shown. */
const MOST = 8

export type OrderDifferences = ReturnType<typeof orderDifferences>

/** Returns the members whose positions differ most between two orders. */
export const differingItems = (mine: readonly string[], theirs: readonly string[]): OrderDifferences =>
  orderDifferences(mine, theirs).slice(0, MOST)

type OrderConflictProps = {
  apart: OrderDifferences
  titleOf: (id: string) => string
  onResolve: (keep: 'mine' | 'theirs') => void
}

/** Shows two conflicting orders by their largest differences and lets the user choose between them. */
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
