// Makes a database with many records for the benchmarks: npm run bench:fill -- --records 1000000 --url file:./big.db
import { parseArgs } from 'node:util'
import { benchStaff, fillDesk } from './desk/fill-desk.ts'

const { values } = parseArgs({
  options: { records: { type: 'string', default: '1000000' }, url: { type: 'string' } },
})
const records = Number(values.records)
if (!values.url || !Number.isInteger(records) || records < 1) {
  console.error('npm run bench:fill -- --records 1000000 --url file:./data/bench.db   (an empty or new database)')
  process.exit(1)
}
const began = performance.now()
await fillDesk(values.url, records, Date.now())
const seconds = ((performance.now() - began) / 1000).toFixed(1)
console.log(`${records.toLocaleString('en')} records in ${seconds} s at ${values.url}.`)
console.log(`Sign in as ${benchStaff.email} with the password “${benchStaff.password}”.`)
