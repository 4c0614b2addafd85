/**
 * Small enough for a laptop that does other things too. What PostgreSQL has for replicas and for readers of its changes takes
 * processes and memory of its own, and nobody connects to this one but its server.
 */
export const SETTINGS = [
  'max_connections=20',
  'shared_buffers=64MB',
  'max_wal_size=256MB',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_replication_slots=0',
  'max_logical_replication_workers=0',
  // Version 18 reads by three processes of its own otherwise.
  'io_method=sync',
  // What is refused is told to the server, which logs it without values.
  'log_min_messages=fatal',
  'log_min_error_statement=panic',
]
