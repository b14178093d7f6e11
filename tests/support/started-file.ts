/** The environment variable with the path of a SQLite file of a site that has been started, and whose first articles are published. */
export const startedFile = 'TEST_STARTED_FILE'
