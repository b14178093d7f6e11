import type { Db } from '#db/schema.ts'

/** The database, and the SQL that was sent to it: a text with values in it is prepared anew each time. */
export function withQueryTexts(db: Db): { db: Db; texts: Set<string> } {
  const texts = new Set<string>()
  const watched = db.withPlugin({
    transformQuery({ node, queryId }) {
      texts.add(db.getExecutor().compileQuery(node, queryId).sql)
      return node
    },
    transformResult: async ({ result }) => result,
  })
  return { db: watched, texts }
}
