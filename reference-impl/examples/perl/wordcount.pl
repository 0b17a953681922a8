#!/usr/bin/env perl
# Counts the lines and words of the files below a folder.
use v5.24;
use warnings;

use JSON::PP;
use MIME::Base64;

use constant TIMEOUT => -32004;

my $json  = JSON::PP->new->utf8->canonical;
my $calls = 0;

binmode $_ for *STDIN, *STDOUT;
STDOUT->autoflush(1);

my $init = await(sub { ($_[0]{method} // '') eq 'init' })->{params};
my $text = eval { wordcount($init->{tool}{arguments}{path} // '.') };
my $why  = $@;
if (defined $text) {
    notify(result => { content => $text });
}
else {
    my $error = ref $why ? $why : { message => $why };
    my $transient = ($error->{code} // 0) == TIMEOUT ? JSON::PP::true : JSON::PP::false;
    notify(error => { message => "$error->{message}", trace => [], transient => $transient });
}

sub wordcount {
    my ($root) = @_;
    my ($lines, $words, @report) = (0, 0);
    for my $path (files_below($root)) {
        my ($l, $w) = eval { count($path) };
        if (!defined $l) {
            push @report, "$path: " . (ref $@ ? $@->{message} : $@);
            next;
        }
        push @report, "$path: $l lines, $w words";
        $lines += $l;
        $words += $w;
    }
    return join "\n", @report, "total: $lines lines, $words words";
}

sub files_below {
    my ($folder) = @_;
    my $listing = call('fs.list_dir', { path => $folder });
    my @files;
    for my $entry (sort { $a->{path} cmp $b->{path} } $listing->{entries}->@*) {
        my $path = $folder eq '.' ? $entry->{path} : "$folder/$entry->{path}";
        push @files, $entry->{kind} eq 'dir' ? files_below($path) : $path;
    }
    return @files;
}

sub count {
    my ($path) = @_;
    my $file = call('fs.read', { path => $path });
    my $text = ($file->{encoding} // '') eq 'base64' ? decode_base64($file->{content}) : $file->{content};
    my $words = 0;
    $words++ while $text =~ /\S+/g;
    return ($text =~ tr/\n//, $words);
}

# Sends one request and returns its result; dies with the host's error object.
# The id is a text, as Perl takes the number 1 and the text "1" for the same.
sub call {
    my ($method, $params) = @_;
    my $id = 'call-' . ++$calls;
    send_message({ id => $id, method => $method, params => $params });
    my $response = await(sub { !exists $_[0]{method} && ($_[0]{id} // '') eq $id });
    die $response->{error} if $response->{error};
    return $response->{result};
}

# Reads messages up to the wanted one; `cancel` and the end of input end the program.
sub await {
    my ($wanted) = @_;
    while (defined(my $line = <STDIN>)) {
        exit 0 if substr($line, -1) ne "\n";
        my $message = $json->decode($line);
        exit 0 if ($message->{method} // '') eq 'cancel';
        return $message if $wanted->($message);
    }
    exit 0;
}

sub notify {
    my ($method, $params) = @_;
    send_message({ method => $method, params => $params });
}

sub send_message {
    my ($message) = @_;
    print $json->encode({ jsonrpc => '2.0', %$message }), "\n";
}
