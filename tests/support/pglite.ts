// PostgreSQL in this process, for machines without a server: each database is a copy of a migrated template.
import { readFileSync, writeFileSync } from 'node:fs'
import { connect } from '#db/driver/connect.ts'
import { migrate } from '#db/migrate.ts'

export type Opened = { url: string; close: () => Promise<unknown> }

/** Writes a migrated, empty database to the file, for openPGlite. */
export async function writePGliteTemplate(file: string) {
  const { engine, url, close } = await startPGlite()
  const db = connect(url)
  await migrate(db, url)
  await db.destroy()
  const data = await engine.dumpDataDir('none')
  writeFileSync(file, new Uint8Array(await data.arrayBuffer()))
  await close()
}

/** @param template a file written by writePGliteTemplate; without one the database is empty */
export async function openPGlite(template?: string): Promise<Opened> {
  const { url, close } = await startPGlite(template ? new Blob([readFileSync(template)]) : undefined)
  return { url, close }
}

async function startPGlite(loadDataDir?: Blob) {
  const [{ PGlite }, { PGLiteSocketServer }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite-socket'),
  ])
  const engine = await PGlite.create({ loadDataDir })
  const server = new PGLiteSocketServer({ db: engine, port: 0, host: '127.0.0.1', maxConnections: 20 })
  await server.start()
  const { port } = new URL(`tcp://${server.getServerConn()}`)
  return {
    engine,
    url: `postgres://postgres@127.0.0.1:${port}/postgres?sslmode=disable`,
    close: async () => {
      await server.stop()
      await engine.close()
    },
  }
}
