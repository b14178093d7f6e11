import { v7 } from 'uuid'

/** A new primary key: UUIDv7, so that ids sort by time of creation. */
export const newId = () => v7()
