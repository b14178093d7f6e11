import type { Db } from '#db/schema.ts'

/** Records the SQL sent to the database: a text that contains values must be prepared anew each time. */
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
