// The one open database. Routes, jobs and commands hand it to the features.
import { env } from '#app/env.server.ts'
import { connect } from '#db/connect.ts'

export const db = connect(env.DATABASE_URL)
