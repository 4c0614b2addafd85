import { expect, test } from 'vitest'
import { signRequest } from './sign-request'

// The examples "GET Object" and "List Objects" of the documentation, whose key and signatures are printed there.
test.each([
  {
    url: 'https://examplebucket.s3.amazonaws.com/test.txt',
    headers: { range: 'bytes=0-9' },
    signed: 'host;range;x-amz-content-sha256;x-amz-date',
    signature: 'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  },
  {
    url: 'https://examplebucket.s3.amazonaws.com/?prefix=J&max-keys=2',
    headers: {},
    signed: 'host;x-amz-content-sha256;x-amz-date',
    signature: '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  },
])('a request for $url is signed as the documentation says', ({ url, headers, signed, signature }) => {
  const { authorization } = signRequest(
    {
      method: 'GET',
      url: new URL(url),
      headers,
      body: Buffer.alloc(0),
      at: new Date('2013-05-24T00:00:00Z'),
    },
    { keyId: 'AKIAIOSFODNN7EXAMPLE', secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY', region: 'us-east-1' },
  )
  expect(authorization).toBe(
    'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request, ' +
      `SignedHeaders=${signed}, Signature=${signature}`,
  )
})
