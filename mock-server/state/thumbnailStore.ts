import type { ThumbnailOwnerType, ThumbnailRecord } from './libraryRecords'

/**
 * Stores the posters of books, series, collections and read lists. The posters are in the order in which they were
 * added.
 */
export class ThumbnailStore {
  private byId = new Map<string, ThumbnailRecord>()
  private byOwner = new Map<string, ThumbnailRecord[]>()

  get(id: string): ThumbnailRecord | undefined {
    return this.byId.get(id)
  }

  of(owner: ThumbnailOwnerType, ownerId: string): readonly ThumbnailRecord[] {
    return this.byOwner.get(`${owner}/${ownerId}`) ?? []
  }

  selectedOf(owner: ThumbnailOwnerType, ownerId: string): ThumbnailRecord | undefined {
    return this.of(owner, ownerId).find(thumbnail => thumbnail.selected)
  }

  /**
   * Adds a poster. If it is selected, all other posters of its book, series, collection or read list become unselected.
   */
  add(record: ThumbnailRecord): void {
    const key = `${record.owner}/${record.ownerId}`
    if (record.selected) for (const other of this.of(record.owner, record.ownerId)) other.selected = false
    this.byId.set(record.id, record)
    this.byOwner.set(key, [...(this.byOwner.get(key) ?? []), record])
  }

  select(record: ThumbnailRecord): void {
    for (const other of this.of(record.owner, record.ownerId)) other.selected = other === record
  }

  delete(id: string): void {
    const record = this.byId.get(id)
    if (!record) return
    this.byId.delete(id)
    const key = `${record.owner}/${record.ownerId}`
    const rest = (this.byOwner.get(key) ?? []).filter(other => other !== record)
    if (rest.length) this.byOwner.set(key, rest)
    else this.byOwner.delete(key)
  }

  deleteOf(owner: ThumbnailOwnerType, ownerId: string): void {
    for (const { id } of [...this.of(owner, ownerId)]) this.delete(id)
  }

  all(): ThumbnailRecord[] {
    return [...this.byId.values()]
  }
}
