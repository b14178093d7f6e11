/** Converts entries for pages; the same array and objects until an entry changes. */
export function viewedOnce<Entry extends object, View>(viewOf: (entry: Entry) => View) {
  const views = new WeakMap<Entry, View>()
  const lists = new WeakMap<readonly Entry[], readonly View[]>()
  const view = (entry: Entry): View => {
    const known = views.get(entry) ?? viewOf(entry)
    views.set(entry, known)
    return known
  }
  return (entries: readonly Entry[]): readonly View[] => {
    const known = lists.get(entries) ?? entries.map(view)
    lists.set(entries, known)
    return known
  }
}
