import { parseArgs, type ParseArgsConfig } from 'node:util'

/**
 * `parseArgs` of a command: an unknown option ends it with a sentence, the usage and exit code 2. So
 * does an option that npm has taken for its own, because `--` was missing before it: without
 * `--dry-run` an import would write.
 */
export function readOptions<Config extends ParseArgsConfig>(
  config: Config,
  { usage = '', env = process.env }: { usage?: string; env?: NodeJS.ProcessEnv } = {},
): ReturnType<typeof parseArgs<Config>> {
  const taken = Object.keys(config.options ?? {}).find(
    (name) => env[`npm_config_${name.replaceAll('-', '_')}`] !== undefined,
  )
  if (taken) {
    refuse(`npm has taken --${taken} for itself: write -- before the arguments (npm run … -- …).`)
  }
  try {
    return parseArgs(config)
  } catch (error) {
    const isUsage =
      error instanceof TypeError &&
      'code' in error &&
      String(error.code).startsWith('ERR_PARSE_ARGS')
    if (!isUsage) throw error
    // The rest of the message is advice for programmers.
    return refuse([`${error.message.split('. ')[0]}.`, usage].filter(Boolean).join('\n\n'))
  }
}

function refuse(message: string): never {
  console.error(message)
  process.exit(2)
}
