/** The environment variable with the path of a SQLite file as a site leaves it that has been started for the first time. */
export const startedFile = 'TEST_STARTED_FILE'
