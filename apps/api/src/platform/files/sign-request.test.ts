import { expect, test } from 'vitest'
import { signRequest } from './sign-request'

// The examples "GET Bucket Lifecycle" and "List Objects" of the AWS documentation, which prints the key and the
// signatures.
test.each([
  {
    url: 'https://examplebucket.s3.amazonaws.com/?lifecycle',
    signature: 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
  },
  {
    url: 'https://examplebucket.s3.amazonaws.com/?prefix=J&max-keys=2',
    signature: '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  },
])('a request for $url is signed as the documentation says', async ({ url, signature }) => {
  const headers = await signRequest(
    { method: 'GET', url: new URL(url), body: Buffer.alloc(0), at: new Date('2013-05-24T00:00:00Z') },
    { keyId: 'AKIAIOSFODNN7EXAMPLE', secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY', region: 'us-east-1' },
  )
  expect(headers.get('authorization')).toBe(
    'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request, ' +
      `SignedHeaders=host;x-amz-content-sha256;x-amz-date, Signature=${signature}`,
  )
})
