import {
  addCertificate as addCertificateCall,
  deleteCertificate as deleteCertificateCall,
  fetchAlarmCount,
  fetchCertificate,
  fetchCertificateFile,
  fetchCertificates,
  fetchOrderCertificates,
  readCertificate as readCertificateCall,
  saveCertificate as saveCertificateCall,
} from '@lohahaat/contract/fulfilment/certificates/certificates'
import {
  fetchConsignmentCertificates,
  tieCertificate as tieCertificateCall,
  untieCertificate as untieCertificateCall,
} from '@lohahaat/contract/fulfilment/certificates/ties'
import { route } from '../../platform/http/route'
import { countAlarmed } from './alarmed'
import { listConsignmentCertificates } from './consignment-certificates'
import { listCertificates, listOrderCertificates, loadCertificate, loadCertificateFile } from './load-certificates'
import { readCertificate } from './read-certificate'
import { addCertificate, deleteCertificate, saveCertificate } from './save-certificate'
import { tieCertificate, untieCertificate } from './tie-certificate'

export default [
  route(fetchCertificates, async ({ db, actor, input, answer }) =>
    answer.page(await listCertificates(db, actor, input)),
  ),
  route(fetchCertificate, ({ db, actor, input }) => loadCertificate(db, actor, input.certificateId)),
  route(addCertificateCall, ({ db, storage, uploadQuotaMb, actor, upload }) =>
    addCertificate({ db, storage, uploadQuotaMb }, actor, upload),
  ),
  route(readCertificateCall, ({ db, storage, actor, input }) =>
    readCertificate({ db, storage }, actor, input.certificateId),
  ),
  route(saveCertificateCall, ({ db, actor, input }) => saveCertificate(db, actor, input)),
  route(deleteCertificateCall, ({ db, actor, input }) => deleteCertificate(db, actor, input.certificateId)),
  route(fetchCertificateFile, ({ db, storage, actor, input }) =>
    loadCertificateFile({ db, storage }, actor, input.certificateId),
  ),
  route(fetchOrderCertificates, ({ db, actor, input }) => listOrderCertificates(db, actor, input.orderId)),
  route(fetchAlarmCount, ({ db, at }) => countAlarmed(db, at)),
  route(fetchConsignmentCertificates, ({ db, actor, input }) =>
    listConsignmentCertificates(db, actor, input.consignmentId),
  ),
  route(tieCertificateCall, ({ db, actor, input }) => tieCertificate(db, actor, input)),
  route(untieCertificateCall, ({ db, actor, input }) => untieCertificate(db, actor, input.tieId)),
]
