/** Self-signed certificates, created by openssl. */
import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { requireProgram } from '@/scripts/testing/programs'

export interface Certificate {
  certificate: string
  key: string
}

/**
 * Writes a certificate and its key into a folder.
 *
 * @example certificateIn(folder, 'IP:127.0.0.1')
 */
export function certificateIn(folder: string, ...names: string[]): Certificate {
  const files = {
    certificate: path.join(folder, 'certificate.pem'),
    key: path.join(folder, 'key.pem'),
  }
  const making = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1']
  const about = ['-nodes', '-days', '2', '-subj', '/CN=atlas.test']
  const alternatives = ['-addext', `subjectAltName=${names.join(',')}`]
  const written = ['-keyout', files.key, '-out', files.certificate]
  const options = [...making, ...about, ...alternatives, ...written]
  execFileSync(requireProgram('openssl'), options, { stdio: 'pipe' })
  return files
}
