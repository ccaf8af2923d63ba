/** The compose files, as far as they can be checked without a container engine. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { childEnvironment, parseSettings, type SettingName } from '@/lib/env'
import { expectedValues } from '@/lib/setting-values'

interface Service {
  image: string
  build?: { dockerfile: string }
  environment?: Record<string, string>
  volumes?: string[]
  tmpfs?: string[]
  networks?: string[] | Record<string, { ipv4_address?: string }>
  depends_on?: Record<string, { condition: string }>
  command?: string[]
  user?: string
  read_only?: boolean
  cap_drop?: string[]
  security_opt?: string[]
  restart?: string
  healthcheck?: { test?: string[]; disable?: boolean }
  env_file?: string
}

interface Composition {
  services: Record<string, Service>
  volumes: Record<string, null>
  networks: Record<string, { internal?: boolean; ipam?: { config: { subnet: string }[] } } | null>
}

const read = (file: string): string => readFileSync(file, 'utf8')

/** Names that belong to other images, or to the composition itself. */
const foreign = [
  'SITE_HOST',
  'UPSTREAM',
  'POSTGRES_USER',
  'POSTGRES_PASSWORD',
  'POSTGRES_DB',
  'POSTGRES_INITDB_ARGS',
  'VALKEY_PASSWORD',
  'REDISCLI_AUTH',
]
const given: Record<string, string> = {
  SITE_HOST: 'atlas.test',
  POSTGRES_PASSWORD: 'secret1',
  VALKEY_PASSWORD: 'secret2',
}

/** The text as compose reads it: with variables, and `$$` for `$`. */
const interpolated = (text: string): string =>
  text
    .replace(/(?<!\$)\$\{([A-Z_]+)(?::[?-][^}]*)?\}/g, (_, name: string) => given[name] ?? '?')
    .replaceAll('$$', '$')

const getComposition = (file: string): Composition =>
  parse(interpolated(read(file)), { merge: true }) as Composition

const networkNames = ({ networks = [] }: Service): string[] =>
  Array.isArray(networks) ? networks : Object.keys(networks)

const files = ['deploy/compose.yaml', 'deploy/compose.fleet.yaml']

for (const file of files) {
  const { services, volumes, networks } = getComposition(file)
  const all = Object.entries(services)

  test(`${file} pins every image, and gives no service more permissions than it needs`, () => {
    expect(all.length).toBeGreaterThan(1)
    for (const [name, service] of all) {
      if (service.build) expect(existsSync(service.build.dockerfile), name).toBe(true)
      else expect(service.image, name).toMatch(/^[a-z/]+:\d+\.\d+(\.\d+)?-[a-z]+$/)
      expect(service, name).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
      })
      expect(service.restart, name).toMatch(/^(unless-stopped|no)$/)
    }
  })

  test(`${file} mounts what exists, and waits for services with a health check`, () => {
    const mountedVolumes: string[] = []
    // Images in the OCI format have no check of their own.
    const isChecked = ({ healthcheck }: Service) =>
      healthcheck?.disable !== true && healthcheck?.test !== undefined
    for (const [name, service] of all) {
      for (const mount of service.volumes ?? []) {
        const [source = '', target = ''] = mount.split(':')
        expect(target, `${name}: ${mount}`).toMatch(/^\//)
        if (source.startsWith('.')) {
          expect(existsSync(path.join('deploy', source)), mount).toBe(true)
        } else if (!source.startsWith('/')) mountedVolumes.push(source)
      }
      const inNetworks = networkNames(service)
      expect(Object.keys(networks), name).toEqual(expect.arrayContaining(inNetworks))
      for (const [other, { condition }] of Object.entries(service.depends_on ?? {})) {
        const waitedFor = services[other]
        if (!waitedFor) throw new Error(`${name} waits for ${other}, which is not a service`)
        if (condition === 'service_healthy') expect(isChecked(waitedFor), other).toBe(true)
        else {
          expect(condition).toBe('service_completed_successfully')
          expect(waitedFor.restart).toBe('no')
        }
      }
    }
    expect([...new Set(mountedVolumes)].sort()).toEqual(Object.keys(volumes).sort())
  })

  test(`${file} configures the server with existing settings, and valid values`, () => {
    const named = all.flatMap(([, { environment }]) => Object.keys(environment ?? {}))
    expect(named.length).toBeGreaterThan(2)
    expect(named.filter((name) => !(name in expectedValues || foreign.includes(name)))).toEqual([])
    const servers = all.filter(([, { build, environment }]) => build && environment)
    expect(servers.length).toBeGreaterThan(0)
    for (const [name, service] of servers) {
      const settings = parseSettings(service.environment ?? {})
      expect(settings.SITE_URL, name).toBe('https://atlas.test')
      const subnets = networkNames(service).flatMap((network) =>
        (networks[network]?.ipam?.config ?? []).map(({ subnet }) => subnet),
      )
      expect(settings.TRUST_PROXY, name).toEqual(subnets)
    }
  })
}

test('the compose files check health as the image does, and read settings from one file', () => {
  const [, check = ''] = /^HEALTHCHECK .+\n {2}CMD (\[.+\])$/m.exec(read('deploy/Dockerfile')) ?? []
  const inCompose = ['CMD', ...(JSON.parse(check) as string[])]
  for (const file of files) {
    const servers = Object.values(getComposition(file).services).filter(
      (one) => one.environment?.SITE_URL,
    )
    expect(servers.length).toBeGreaterThan(0)
    for (const { healthcheck, env_file: settings } of servers) {
      expect(healthcheck?.test, file).toEqual(inCompose)
      // podman-compose 1.0 does not support the long form.
      expect(settings, file).toBe('../.env')
    }
  }
})

const fleet = getComposition('deploy/compose.fleet.yaml')
const getService = (name: string): Service => {
  const service = fleet.services[name]
  if (!service) throw new Error(`there is no service ${name}`)
  return service
}

test('the servers of the fleet share only the required data', () => {
  const [one, two] = ['one', 'two'].map((name) => {
    const { environment = {}, volumes } = getService(name)
    return { ...parseSettings(environment), volumes }
  })
  const same: SettingName[] = ['SITE_URL', 'STORE_URL', 'REDIS_URL', 'TRUST_PROXY']
  for (const name of same) expect(one?.[name], name).toEqual(two?.[name])
  expect(one?.STORE_URL).toBe('postgres://atlas:secret1@database/atlas')
  expect(one?.REDIS_URL).toBe('redis://:secret2@shared:6379')
  expect([one?.volumes, two?.volumes]).toEqual([['one:/app/var'], ['two:/app/var']])
  for (const name of ['database', 'shared']) {
    expect(networkNames(getService(name))).toEqual(['inside'])
    expect(fleet.networks.inside?.internal).toBe(true)
    expect(networkNames(getService('one'))).toContain('inside')
  }
  expect(networkNames(getService('proxy'))).toEqual(['site'])
})

test('nginx of the fleet is that of deploy/nginx, with the name of the site and the servers of the fleet', () => {
  const { command = [], volumes = [] } = getService('proxy')
  const [mounted = ''] = volumes
  const [source = '', target = ''] = mounted.split(':')
  const [sed = ''] = (command[2] ?? '').split(' > /etc/nginx/conf.d/')
  const file = path.join('deploy', source)
  const environment = { ...childEnvironment({}), SITE_HOST: 'atlas.test' }
  const text = execFileSync('sh', ['-c', sed.replace(target, file)], {
    env: environment,
  }).toString()
  const servers = [...text.matchAll(/^ {4}server (\S+) max_fails/gm)].map(([, address]) => address)
  const addresses = ['one', 'two'].map((name) => {
    const { networks = {} } = getService(name)
    return Array.isArray(networks) ? undefined : `${networks.site?.ipv4_address}:3000`
  })
  expect(servers).toEqual(addresses)
  expect(text).not.toContain('example.org')
  expect(text).toContain('/etc/letsencrypt/live/atlas.test/fullchain.pem')
  const withoutNames = (one: string) =>
    one.replace(/atlas\.(test|example\.org)|(127\.0\.0\.1|10\.89\.78\.1\d):300\d/g, '')
  expect(withoutNames(text)).toBe(withoutNames(read(file)))
  const folders = [...text.matchAll(/ (\/(?:etc|var)\/[^ ;]+)/g)].map(([, folder = '']) => folder)
  const places = volumes.map((mount) => mount.split(':')[1] ?? '')
  expect(folders.length).toBeGreaterThan(3)
  for (const folder of folders) {
    expect(
      places.some((place) => folder.startsWith(place)),
      folder,
    ).toBe(true)
  }
})

test('the variables of the fleet are in its example file, which git ignores', () => {
  const required = [
    ...read('deploy/compose.fleet.yaml').matchAll(/(?<!\$)\$\{([A-Z_]+)(?::\?[^}]*)?\}/g),
  ].map(([, name]) => name)
  const example = [...read('deploy/fleet.env.example').matchAll(/^([A-Z_]+)=/gm)]
  expect(example.map(([, name]) => name).sort()).toEqual([...new Set(required)].sort())
  expect(read('.gitignore')).toContain('\ndeploy/fleet.env\n')
  expect(read('.dockerignore')).toMatch(/^deploy$/m)
})
