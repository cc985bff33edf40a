/**
 * Map of records by id. An index finds all records of a parent. The parent of a book is its series. The parent of a
 * series is its library.
 */
export class RecordMapIndexedByParent<Item extends { id: string }> extends Map<string, Item> {
  private members = new Map<string, Map<string, Item>>()
  /** Number that increases with each change of the map. */
  version = 0

  constructor(private readonly parentOf: (item: Item) => string) {
    super()
  }

  override set(id: string, item: Item): this {
    this.version++
    this.forget(id)
    const parent = this.parentOf(item)
    const group = this.members.get(parent)
    if (group) group.set(id, item)
    else this.members.set(parent, new Map([[id, item]]))
    return super.set(id, item)
  }

  override delete(id: string): boolean {
    this.version++
    this.forget(id)
    return super.delete(id)
  }

  override clear(): void {
    this.version++
    this.members.clear()
    super.clear()
  }

  /** Returns the records of a parent in the order in which they were added. */
  of(parent: string): Item[] {
    return [...(this.members.get(parent)?.values() ?? [])]
  }

  private forget(id: string): void {
    const existing = this.get(id)
    if (existing) this.members.get(this.parentOf(existing))?.delete(id)
  }
}
