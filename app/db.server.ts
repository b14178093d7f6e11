// The one open database. Routes, jobs and commands hand it to the features.
import { env } from '#app/env.server.ts'
import { log } from '#app/log.server.ts'
import { connect } from '#db/connect.ts'
import { troubleWords } from '#db/trouble.ts'

export const db = connect(env.DATABASE_URL, {
  onTrouble(trouble) {
    if (trouble) log('database-trouble', { trouble, words: troubleWords[trouble].operator })
    else log('database-well-again')
  },
})
